"""Which English names are people's and which are places': lists of the best known, and telling endings.

The spelling dictionaries hold some forty thousand names and say nothing more of them. Common first names and
surnames, countries, states and cities are written out here; British place-names and patronymics are known by
their shape. Whatever is left is a proper name of no said kind.
"""

import re

from lettrine.words.build import bits
from lettrine.words.build.lists import listed

_FIRST_NAMES = listed(
    """
    Aaron Abby Abel Abigail Abraham Abram Ada Adam Adela Adele Adeline Adolf Adrian Adriana Adrienne
    Agatha Agnes Aida Aileen Aimee Al Alan Alana Alastair Albert Alberta Alberto Alec Alejandro Alex
    Alexander Alexandra Alexei Alexis Alf Alfie Alfonso Alfred Alfredo Algernon Ali Alice Alicia Alison
    Alistair Allan Allen Allison Alma Alonzo Alphonse Alvin Alyssa Amanda Amber Amelia Amy Ana Anastasia
    Andre Andrea Andreas Andrei Andrew Andy Angela Angelica Angelina Angelo Angie Angus Anita Ann Anna
    Annabel Annabelle Anne Annette Annie Anthony Antoine Antoinette Anton Antonia Antonio Antony April
    Archibald Archie Ariel Arlene Armand Armando Arnold Art Arthur Arturo Ashley Astrid Aubrey Audrey
    August Augustine Augustus Aurelia Aurora Austin Ava Barbara Barney Barry Bartholomew Basil Bea
    Beatrice Beatrix Becky Belinda Bella Ben Benedict Benjamin Bennett Benny Bernadette Bernard Bernice
    Bernie Bert Bertha Bertie Bertram Bess Bessie Beth Bethany Betsy Betty Beverley Beverly Bianca Bill
    Billie Billy Blair Blake Blanche Bob Bobbie Bobby Bonita Bonnie Boris Brad Bradley Brandon Brandy
    Brenda Brendan Brent Brett Brian Bridget Brigitte Britney Brittany Bruce Bruno Bryan Bryce Bud Burt
    Byron Caitlin Caleb Calvin Cameron Camilla Camille Candace Candice Carina Carl Carla Carlo Carlos
    Carmen Carol Carole Caroline Carolyn Carrie Cary Casey Cassandra Cassie Catherine Cathy Cecil Cecile
    Cecilia Cecily Cedric Celeste Celia Cesar Chad Charity Charlene Charles Charley Charlie Charlotte
    Chelsea Cheryl Chester Chloe Chris Chrissie Christa Christian Christina Christine Christopher Chuck
    Cindy Claire Clara Clare Clarence Clarissa Clark Claud Claude Claudette Claudia Claudius Clay Clayton
    Clem Clement Clementine Cleo Clifford Clint Clive Clyde Cody Colette Colin Colleen Connie Connor Conor
    Conrad Constance Cora Cordelia Corey Corinne Cornelia Cornelius Cory Courtney Craig Cristina Crystal
    Curt Curtis Cynthia Cyril Cyrus Daisy Dale Damian Damien Damon Dan Dana Daniel Daniela Danielle Danny
    Daphne Darcy Darlene Darrell Darren Dave David Davy Dawn Dean Deanna Debbie Debora Deborah Debra
    Deidre Deirdre Delia Delilah Della Denis Denise Dennis Derek Derrick Desmond Dexter Diana Diane Dick
    Diego Dieter Dimitri Dina Dinah Dirk Dmitri Dolly Dolores Dominic Dominick Dominique Don Donald Donna
    Donnie Donovan Dora Doreen Dorian Doris Dorothea Dorothy Doug Dougal Douglas Drew Duane Dudley Duncan
    Dustin Dwayne Dwight Dylan Eamonn Earl Earnest Ed Eddie Eddy Edgar Edith Edmond Edmund Edna Eduardo
    Edward Edwin Edwina Effie Egbert Eileen Elaine Eleanor Elena Eli Elias Elijah Elinor Elisa Elisabeth
    Elise Eliza Elizabeth Ella Ellen Ellie Elliot Elliott Elmer Eloise Elsa Elsie Elvira Elvis Emanuel
    Emil Emilia Emilio Emily Emma Emmanuel Emmett Enid Enoch Enrico Enrique Eric Erica Erich Erik Erika
    Erin Ernest Ernestine Ernie Errol Esmeralda Esther Ethan Ethel Eugene Eugenia Eunice Eustace Eva Evan
    Evangeline Eve Evelyn Everett Ewan Ezekiel Ezra Fabian Fay Felicia Felicity Felipe Felix Ferdinand
    Fergus Fernando Fidel Fiona Flo Flora Florence Floyd Frances Francesca Francesco Francis Francisco
    Franco Francois Frank Frankie Franklin Franz Fred Freda Freddie Freddy Frederic Frederica Frederick
    Frieda Fritz Gabriel Gabriela Gabrielle Gail Gareth Garrett Garry Gary Gavin Gemma Gene Genevieve
    Geoff Geoffrey George Georges Georgia Georgina Gerald Geraldine Gerard Gerry Gertrude Gideon Gilbert
    Giles Gina Giovanni Giuseppe Gladys Glen Glenda Glenn Gloria Godfrey Gordon Grace Gracie Graham Grant
    Greg Gregory Greta Gretchen Griselda Guido Guillermo Gunther Gus Gustav Guy Gwen Gwendolyn Gwyneth Hal
    Hamish Hank Hannah Hans Harold Harriet Harris Harry Harvey Hattie Hazel Heather Hector Heidi Heinrich
    Helen Helena Helene Helga Henri Henrietta Henry Herb Herbert Herman Hilary Hilda Hildegard Hillary
    Hiram Holly Homer Hope Horace Horatio Howard Hubert Hugh Hugo Humphrey Ian Ida Ignatius Igor Ike
    Imogen Ina Ines Ingrid Ira Irene Iris Irma Irving Isaac Isabel Isabella Isabelle Isadora Isaiah
    Ishmael Isidore Isolde Ivan Ivor Ivy Jack Jackie Jacob Jacqueline Jacques Jaime Jake James Jamie Jan
    Jane Janet Janice Janine Jared Jasmine Jason Jasper Javier Jay Jean Jeanette Jeanne Jed Jeff Jefferson
    Jeffery Jeffrey Jemima Jenna Jennie Jennifer Jenny Jerald Jeremiah Jeremy Jerome Jerry Jess Jesse
    Jessica Jessie Jesus Jethro Jill Jillian Jim Jimmie Jimmy Jo Joachim Joan Joanna Joanne Jocelyn Jodie
    Jody Joe Joel Joey Johann Johanna Johannes John Johnnie Johnny Jon Jonah Jonas Jonathan Jordan Jorge
    Jose Josef Joseph Josephine Josh Joshua Josiah Josie Joy Joyce Juan Juanita Judah Judas Jude Judith
    Judy Jules Julia Julian Juliana Julie Juliet Julio Julius June Justin Justine Kaitlin Karen Karin Karl
    Kate Katharine Katherine Kathie Kathleen Kathryn Kathy Katie Katrina Katy Kay Keith Kelly Kelvin Ken
    Kenneth Kenny Kent Kerry Kevin Kim Kimberley Kimberly Kirk Kirsten Kirsty Kit Kitty Klaus Kris Kristen
    Kristin Kristina Kurt Kyle Lana Lance Lara Larissa Larry Lars Laura Laurel Lauren Laurence Laurie
    Lavinia Lawrence Leah Leander Leanne Lee Leif Leigh Leila Lena Len Lenny Lenore Leo Leon Leona Leonard
    Leonardo Leonora Leopold Leroy Les Lesley Leslie Lester Leticia Lewis Liam Lila Lilian Lillian Lily
    Lincoln Linda Lindsay Lindsey Linus Lionel Lisa Liz Liza Lizzie Lizzy Lloyd Logan Lois Lola Lolita
    Loretta Lorna Lorraine Lottie Lou Louis Louisa Louise Lowell Lucas Lucia Lucian Luciano Lucien Lucille
    Lucinda Lucius Lucretia Lucy Ludwig Luigi Luis Luke Luther Lydia Lyle Lyndon Lynn Lynne Mabel Mack
    Madeleine Madeline Madge Mae Magda Magdalena Maggie Magnus Maisie Malcolm Malcom Mamie Manfred Manuel
    Marc Marcel Marcella Marcia Marco Marcos Marcus Margaret Margarita Margery Margie Margo Margot
    Marguerite Maria Marian Marianne Marie Marilyn Marina Mario Marion Marissa Marjorie Mark Markus
    Marlene Marlon Marsha Marshall Martha Martin Martina Marty Marvin Mary Mathew Matilda Matt Matthew
    Matthias Maud Maude Maura Maureen Maurice Mavis Max Maximilian Maxine Maxwell May Meg Megan Mel
    Melanie Melinda Melissa Melody Melvin Mercedes Meredith Merle Meryl Mia Michael Michelle Mick Mickey
    Miguel Mike Mikhail Mildred Miles Millicent Millie Milton Mindy Minnie Miranda Miriam Mitch Mitchell
    Moira Mollie Molly Mona Monica Monique Montgomery Morgan Morris Mortimer Moses Muhammad Muriel Murray
    Myra Myrtle Nadia Nadine Nan Nancy Naomi Napoleon Nat Natalia Natalie Natasha Nathan Nathaniel Neal
    Ned Neil Nell Nellie Nelson Nero Nettie Neville Nicholas Nick Nicky Nicola Nicolas Nicole Nigel Nikita
    Nikki Nina Noah Noel Noelle Nora Norbert Noreen Norma Norman Olaf Olga Olive Oliver Olivia Olivier
    Omar Opal Ophelia Orlando Orson Oscar Oswald Otis Otto Owen Pablo Pam Pamela Pansy Pat Patience
    Patrice Patricia Patrick Patsy Patti Patty Paul Paula Paulette Pauline Pearl Pedro Peggy Penelope
    Penny Percival Percy Perry Pete Peter Petra Phil Philip Philippa Phillip Phoebe Phyllis Pierre Piers
    Piper Polly Portia Primrose Priscilla Prudence Queenie Quentin Quincy Rachael Rachel Ralph Ramon
    Ramona Ramsey Randal Randall Randolph Randy Raoul Raphael Raquel Raul Ray Raymond Rebecca Reg Reggie
    Regina Reginald Rene Renee Reuben Rex Rhoda Rhonda Ricardo Rich Richard Richie Rick Ricky Rita Rob
    Robbie Robert Roberta Roberto Robin Robyn Rochelle Rod Roderick Rodney Rodrigo Roger Roland Rolf Roman
    Romeo Ron Ronald Ronnie Rory Rosa Rosalie Rosalind Rosamund Rosanna Rose Roseanne Rosemarie Rosemary
    Rosie Ross Rowan Rowena Roxanne Roy Ruben Ruby Rudolf Rudolph Rudy Rufus Rupert Russ Russell Rusty
    Ruth Ryan Sabina Sabrina Sadie Sally Salvador Salvatore Sam Samantha Sammy Samson Samuel Sandra Sandy
    Sara Sarah Sasha Saul Scarlett Scott Sean Sebastian Selena Selina Selma Serena Sergei Sergio Seth
    Seymour Shane Shannon Sharon Shaun Shawn Sheena Sheila Shelby Sheldon Shelley Sherlock Sherri Sherry
    Shirley Sibyl Sid Sidney Siegfried Sigmund Silas Silvia Simon Simone Sinclair Sinead Solomon Sonia
    Sonja Sonya Sophia Sophie Spencer Stacey Stacy Stan Stanislaus Stanley Stella Stephanie Stephen Steve
    Steven Stewart Stuart Sue Susan Susanna Susanne Susie Suzanne Sven Sybil Sydney Sylvester Sylvia
    Tabitha Tamara Tammy Tania Tanya Tara Tasha Ted Teddy Terence Teresa Terrance Terrence Terri Terry
    Tess Tessa Thaddeus Thelma Theo Theodora Theodore Theresa Thomas Tiffany Tim Timmy Timothy Tina Titus
    Tobias Toby Todd Tom Tommy Toni Tony Tracey Traci Tracy Travis Trevor Tricia Trisha Tristan Troy Trudy
    Tyler Tyrone Ulrich Ulysses Una Ursula Valentina Valentine Valeria Valerie Vance Vanessa Vaughn Vera
    Vernon Veronica Vic Vicki Vicky Victor Victoria Vince Vincent Viola Violet Virgil Virginia Vivian
    Vivien Vladimir Wade Wallace Wally Walt Walter Wanda Warren Wayne Wendell Wendy Wesley Wilbur Wilfred
    Wilhelm Wilhelmina Will Willard William Willie Willis Wilma Winifred Winston Wolfgang Woodrow Wyatt
    Xavier Yasmin Yolanda Yvette Yvonne Zachary Zelda Zeke Zoe
    """
)

_SURNAMES = listed(
    """
    Adams Addison Aguilar Alexander Alvarez Anderson Andrews Aquinas Aristotle Armstrong Arnold Asimov
    Atkins Auden Austen Bach Bacon Bailey Baker Baldwin Balzac Barnes Barrett Bartlett Barton Bates
    Baudelaire Becker Beckett Beethoven Bell Bellini Benson Berg Berlioz Bernstein Bismarck Bizet Bogart
    Bolivar Bonaparte Borges Botticelli Bowie Bradbury Brahms Brando Brecht Brooks Brown Browning Brunel
    Burke Burns Burton Bush Butler Caesar Calvin Campbell Camus Capone Caravaggio Carlyle Carnegie Carroll
    Carter Casanova Castro Cervantes Cezanne Chandler Chang Chaplin Chapman Chaucer Chavez Chekhov Chen
    Chomsky Chopin Churchill Cicero Clapton Clarke Clausewitz Clinton Clooney Cohen Coleman Coleridge
    Collins Columbus Confucius Cooper Copernicus Coppola Cox Cromwell Cruz Curie Dali Dante Darwin
    Davidson Davies Davis Debussy Defoe Degas Descartes Dewey Diaz Dickens Dickinson Diderot Dietrich
    Disney Disraeli Dixon Donne Dostoevsky Doyle Dryden Dumas Duncan Durer Dvorak Eastwood Edison Edwards
    Einstein Eisenhower Elgar Eliot Ellington Ellis Emerson Engels Erasmus Euclid Euler Evans Faraday
    Faulkner Fellini Fermat Fermi Fernandez Ferrari Fielding Fischer Fisher Fitzgerald Flaubert Fleming
    Fletcher Flores Ford Forster Foster Fowler Freeman Freud Fuentes Galileo Gandhi Garcia Gardner
    Garibaldi Garland Garner Gates Gauguin Gauss Gershwin Gibbon Gibson Gilbert Gladstone Goethe Gogol
    Gomez Gonzales Gonzalez Gorbachev Goya Graves Greene Grieg Griffith Grimm Gutenberg Gutierrez Hadrian
    Hamilton Handel Hannibal Hansen Hardy Harrison Hawking Hawthorne Haydn Hayes Hegel Heine Hemingway
    Henderson Hendrix Hepburn Hernandez Herodotus Hitchcock Hitler Hobbes Hogarth Holmes Hoover Hopkins
    Houdini Howells Hubble Hughes Hume Hunter Huxley Ibsen Jackson Jacobs Jacobson Jefferson Jenkins
    Jennings Jensen Jimenez Johnson Jones Joyce Jung Kafka Kant Keats Kennedy Kepler Kerouac Keynes
    Khrushchev Kipling Klein Kubrick Lambert Larkin Larson Lawson Leibniz Lenin Lennon Lincoln Lindbergh
    Liszt Livingstone Locke Longfellow Lopez Luther Machiavelli Magellan Mahler Mandela Mandela Mao
    Marlowe Marquez Martinez Marx Mason Matisse Maxwell Mendel Mendelssohn Mendez Mendoza Meyer
    Michelangelo Miller Mills Mitchell Modigliani Moliere Monet Monroe Montaigne Montezuma Monteverdi
    Moore Morales Moreno Morrison Mozart Mueller Muller Murphy Mussolini Myers Nabokov Nehru Newton Nguyen
    Nichols Nietzsche Nixon Nobel Obama Olson Oppenheimer Orwell Ortiz Ovid Paganini Palmer Parker Parsons
    Pascal Pasteur Patterson Perez Perkins Peters Peterson Petrarch Phillips Picasso Plato Plutarch Poe
    Pollock Porter Powell Prokofiev Proust Puccini Purcell Pushkin Putin Pythagoras Rachmaninoff Ramirez
    Ramos Raphael Ravel Reagan Rembrandt Renoir Reyes Reynolds Richardson Rivera Roberts Robertson
    Robespierre Robinson Rockefeller Rodin Rodriguez Rogers Roosevelt Rossini Roth Rousseau Rubens Ruiz
    Rutherford Salazar Sanchez Sanders Sartre Schiller Schmidt Schneider Schoenberg Schopenhauer Schroeder
    Schubert Schultz Schumann Schwartz Seneca Shakespeare Shaw Shelley Sheridan Simmons Simpson Sinatra
    Smith Snyder Socrates Sophocles Spielberg Spinoza Stalin Steinbeck Stevens Stevenson Stewart
    Stradivarius Strauss Stravinsky Sullivan Swift Tacitus Taylor Tchaikovsky Tennyson Tesla Thackeray
    Thatcher Thompson Thoreau Tolkien Tolstoy Torres Toscanini Trotsky Truman Trump Tucker Turgenev Turing
    Turner Updike Vasquez Velazquez Verdi Vermeer Vespucci Vivaldi Volta Voltaire Wagner Walker Wallace
    Walpole Warhol Washington Watson Watts Weber Webster Wells Wesley Whitman Wilde Williams Williamson
    Wilson Wittgenstein Woods Woolf Wordsworth Wright Yeats Young Zapata Zimmerman Zola
    """
)

_PLACES = listed(
    """
    Aberdeen Abidjan Abuja Acapulco Accra Adelaide Aden Adriatic Aegean Afghanistan Africa Agra Akron
    Alabama Alaska Albania Albany Alberta Albion Albuquerque Aleppo Alexandria Algeria Algiers Alps Alsace
    Amazon America Americas Amman Amsterdam Anatolia Anchorage Andalusia Andes Andorra Angola Ankara
    Antarctica Antwerp Appalachia Appalachians Arabia Aragon Arctic Argentina Arizona Arkansas Armenia
    Ascension Asia Asmara Assam Athens Atlanta Atlantic Atlantis Auckland Augusta Austin Australasia
    Australia Austria Avignon Avon Azerbaijan Azores Babylon Baghdad Bahamas Bahrain Baku Balkans Baltic
    Baltimore Bangalore Bangkok Bangladesh Barbados Barcelona Basel Basra Bath Baton Bavaria Beijing
    Beirut Belarus Belfast Belgium Belgrade Belize Bengal Benin Bergen Berkeley Berlin Bermuda Bern Bhutan
    Birmingham Bogota Bohemia Bolivia Bologna Bombay Bonn Bordeaux Borneo Bosnia Boston Botswana Brasilia
    Bratislava Brazil Bremen Brighton Brisbane Bristol Britain Brittany Bronx Brooklyn Brunei Brussels
    Bucharest Budapest Buffalo Bulgaria Burgundy Burma Burundi Byzantium Cairo Calais Calcutta Calgary
    California Cambodia Cambridge Cameroon Canaan Canada Canberra Cannes Canterbury Canton Caracas Cardiff
    Caribbean Carolina Carpathians Carthage Casablanca Caspian Catalonia Caucasus Celebes Ceylon Chad
    Charleston Charlotte Chechnya Chennai Cheyenne Chicago Chile China Cincinnati Cleveland Cologne
    Colombia Colombo Colorado Columbia Concord Congo Connecticut Constantinople Copenhagen Corinth Cork
    Cornwall Corsica Coventry Cracow Crete Crimea Croatia Cuba Cyprus Czechia Czechoslovakia Dakar Dakota
    Dallas Dalmatia Damascus Danube Danzig Darfur Dartmoor Dayton Delaware Delhi Delphi Denmark Denver
    Derry Detroit Devon Dhaka Dijon Dnieper Dominica Dorset Dover Dresden Dubai Dublin Duluth Dundee
    Durban Ecuador Edinburgh Egypt Elba England Eritrea Essen Essex Estonia Ethiopia Etna Etruria
    Euphrates Eurasia Europe Everest Everglades Exeter Fiji Finland Flanders Florence Florida France
    Frankfurt Fresno Gabon Galapagos Galilee Gambia Ganges Gascony Gaul Gaza Gdansk Geneva Genoa Georgia
    Germany Ghana Ghent Gibraltar Glasgow Gloucester Gobi Gomorrah Granada Greece Greenland Greenwich
    Grenada Guadalajara Guadeloupe Guam Guatemala Guernsey Guinea Guyana Hague Haifa Haiti Halifax Hamburg
    Hanoi Hanover Harare Harlem Havana Hawaii Hebrides Helsinki Himalayas Hiroshima Hispaniola Holland
    Hollywood Honduras Honolulu Houston Hungary Iberia Iceland Idaho Illinois India Indiana Indianapolis
    Indies Indochina Indonesia Indus Iowa Iran Iraq Ireland Islamabad Israel Istanbul Italy Ithaca Jakarta
    Jamaica Japan Java Jericho Jersey Jerusalem Johannesburg Jordan Judea Juneau Jutland Kabul Kampala
    Kansas Karachi Kashmir Kathmandu Kazakhstan Kent Kentucky Kenya Khartoum Kiev Kilimanjaro Kingston
    Kinshasa Klondike Kobe Korea Kosovo Krakow Kuwait Kyoto Kyrgyzstan Labrador Lagos Lahore Lancaster
    Laos Lapland Latvia Lebanon Leeds Leicester Leipzig Lesotho Liberia Libya Liechtenstein Lima Limerick
    Lisbon Lithuania Liverpool Loire Lombardy London Lorraine Louisiana Louisville Lourdes Luxembourg Lyon
    Lyons Macao Macedonia Madagascar Madeira Madras Madrid Maine Mainz Malawi Malaya Malaysia Maldives
    Mali Malta Managua Manchester Manchuria Manhattan Manila Manitoba Maputo Marathon Marrakesh Marseille
    Marseilles Martinique Maryland Massachusetts Matterhorn Mauritania Mauritius Mecca Medina
    Mediterranean Melbourne Memphis Mesopotamia Mexico Miami Michigan Micronesia Milan Milwaukee
    Minneapolis Minnesota Minsk Mississippi Missouri Mogadishu Moldova Monaco Mongolia Montana Montenegro
    Monterrey Montevideo Montpelier Montreal Moravia Morocco Moscow Moselle Mozambique Mumbai Munich
    Myanmar Nagasaki Nairobi Namibia Nantes Nantucket Naples Nashville Nassau Nazareth Nebraska Nepal
    Netherlands Nevada Newark Newcastle Newfoundland Niagara Nicaragua Nice Nicosia Niger Nigeria Nile
    Nineveh Norfolk Normandy Norway Norwich Nottingham Nubia Nuremberg Oakland Oceania Odessa Ohio
    Oklahoma Olympia Olympus Omaha Oman Ontario Oregon Orinoco Orkney Orleans Osaka Oslo Ottawa Oxford
    Pacific Pakistan Palermo Palestine Panama Paraguay Paris Patagonia Peking Pennsylvania Persia Perth
    Peru Peoria Petersburg Philadelphia Philippines Phoenicia Phoenix Picardy Piedmont Pisa Pittsburgh
    Plymouth Poland Polynesia Pompeii Portsmouth Portugal Potomac Prague Pretoria Provence Providence
    Prussia Punjab Pyrenees Qatar Quebec Queens Queensland Quito Rabat Rangoon Reading Reykjavik Rhine
    Rhineland Rhodes Rhodesia Rhone Riga Rockies Romania Rome Rotterdam Rouen Rwanda Sacramento Sahara
    Saigon Salem Salzburg Samaria Samoa Santiago Saragossa Sarajevo Sardinia Saskatchewan Savannah Savoy
    Saxony Scandinavia Scotland Seattle Seine Senegal Seoul Serbia Seville Seychelles Shanghai Sheffield
    Shetland Siam Siberia Sicily Silesia Sinai Singapore Slovakia Slovenia Sodom Sofia Soho Somalia
    Somerset Somme Southampton Spain Sparta Stockholm Stonehenge Strasbourg Stuttgart Sudan Suez Suffolk
    Sumatra Surrey Sussex Swansea Swaziland Sweden Switzerland Sydney Syracuse Syria Tahiti Taiwan
    Tajikistan Tampa Tanganyika Tangier Tanzania Tasmania Tbilisi Teheran Tehran Tennessee Texas Thailand
    Thames Thebes Thrace Tiber Tibet Tigris Tijuana Timbuktu Tobago Togo Tokyo Toledo Tonga Toronto
    Toulouse Transvaal Transylvania Trieste Trinidad Tripoli Troy Tucson Tulsa Tunis Tunisia Turin Turkey
    Turkmenistan Tuscany Tyrol Uganda Ukraine Ulster Umbria Uruguay Utah Utrecht Uzbekistan Valencia
    Vancouver Vanuatu Vatican Venezuela Venice Verdun Vermont Verona Versailles Vesuvius Victoria Vienna
    Vietnam Virginia Volga Wales Warsaw Washington Waterloo Wellington Wessex Westminster Wichita
    Wimbledon Winchester Windsor Winnipeg Wisconsin Worcester Wyoming Yangtze Yellowstone Yemen Yokohama
    York Yorkshire Yosemite Yucatan Yugoslavia Yukon Zagreb Zaire Zambia Zanzibar Zimbabwe Zion Zurich
    """
)

# Proper names of some other kind that a common word shares its letters with. Of the rest that do, most are a
# common word (Best, Friend) that somebody's title or firm is made of.
_PROPER_TOO = listed(
    """
    April August Bible Celt Dane Dutch Easter Finn French Friday German Indian Jew June Jupiter Latin Lent
    March Mars Mercury Monday Negro November October Pole Polish Roman Saturn Saturday Scotch September
    Slav Sunday Swede Swiss Thursday Titan Trojan Tuesday Turk Venus Wednesday Welsh
    """
)

_PLACE_SHAPE = re.compile(
    "(?:Llan|Inver|Aber|Ynys|Ystrad|Auch|Ballin|Bally|Drum).{3,}"
    "|.{3,}(?:shire|ton|ham|ville|burgh|borough|bury|thorpe|mouth|chester|cester|hampton|minster|stead|hurst|combe"
    "|worthy|wick|field|ford|bridge|istan|avia|grad|stock|stow|hithe|sett|beck|dale|marsh|moor|water|wold|holme)"
)
_PERSON_SHAPE = re.compile("Ma?c[A-Z].*|.{3,}(?:sson|[a-z]son|sen|wicz|[eo]vich|enko|stein)|Fitz.+")


def name_of(name: str) -> int:
    """Whose name it is: a person's, a place's (or both), or neither as far as one can tell."""
    kind = 0
    if name in _FIRST_NAMES or name in _SURNAMES:
        kind |= bits.PERSON
    if name in _PLACES:
        kind |= bits.PLACE
    if not kind and _PLACE_SHAPE.fullmatch(name):
        kind = bits.PLACE
    elif not kind and _PERSON_SHAPE.fullmatch(name):
        kind = bits.PERSON
    return kind or bits.PROPER


def is_name_too(name: str) -> bool:
    """Whether a word that also is a common one is worth calling a name."""
    return name in _FIRST_NAMES or name in _SURNAMES or name in _PLACES or name in _PROPER_TOO
