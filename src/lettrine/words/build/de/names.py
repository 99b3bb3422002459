"""German names that the noun list lacks: it has few first names beyond the letter C, and only the larger places."""

from lettrine.words.build.lists import listed

FIRST_NAMES = listed(
    """
    Achim Adelheid Adolf Adrian Agathe Agnes Albert Albrecht Alexander Alexandra Alfons Alfred Alice Alina
    Alma Alois Amalie Amelie Andrea Andreas André Angela Angelika Anita Anja Anke Anna Anne Annegret
    Anneliese Annemarie Annette Anni Annika Ansgar Anton Antonia Antje Armin Arne Arno Arnold Artur Arthur
    Astrid August Auguste Axel Babette Barbara Bastian Beate Beatrice Beatrix Benedikt Benjamin Benno
    Berit Bernadette Bernd Bernhard Berta Bertha Berthold Bettina Bianca Birgit Birte Björn Bodo Boris
    Brigitte Britta Bruno Brunhilde Burkhard Carla Carmen Carola Caroline Carolin Carsten Cathrin Cecilia
    Charlotte Christa Christian Christiane Christina Christine Christoph Christopher Clara Claudia Claus
    Clemens Conny Conrad Constanze Cordula Corinna Cornelia Cornelius Cäcilie Dagmar Dagobert Daniel
    Daniela Daphne David Dennis Detlef Detlev Diana Dieter Dietmar Dietrich Dirk Dominik Dora Doris
    Dorothea Dorothee Eberhard Eckart Eckhard Edeltraud Edgar Edith Eduard Edwin Egon Ekkehard Elena
    Eleonore Elfriede Elias Elisa Elisabeth Elise Elke Ella Ellen Elli Elsa Else Elvira Emil Emilia Emilie
    Emma Emmi Engelbert Erhard Eric Erich Erik Erika Erna Ernst Erwin Esther Eugen Eva Evelin Evelyn Ewald
    Fabian Falk Felicitas Felix Ferdinand Finn Flora Florian Franz Franziska Frauke Fred Frederik Frida
    Frieda Friederike Friedhelm Friedrich Frieder Fritz Gabi Gabriel Gabriele Gebhard Georg Gerald Gerd
    Gerda Gerhard Gerlinde Gernot Gert Gertrud Gertrude Gisbert Gisela Gitta Gottfried Gotthold Gottlieb
    Greta Gretchen Grete Gregor Gudrun Guido Gundula Gunnar Gunter Gustav Günter Günther Hanna Hannah
    Hannelore Hannes Hans Hansi Harald Hartmut Hartwig Hedi Hedwig Heide Heidemarie Heidi Heike Heiko
    Heiner Heinrich Heinz Helena Helene Helga Helge Hella Helmut Helmuth Hendrik Henning Henri Henriette
    Herbert Heribert Hermann Hermine Herta Hertha Hilda Hilde Hildegard Holger Horst Hubert Hubertus Hugo
    Ida Ignaz Igor Ilka Ilona Ilse Immanuel Ina Ines Inga Inge Ingeborg Ingo Ingolf Ingrid Irene Irina
    Iris Irma Irmgard Isabel Isabell Isabella Isolde Ivan Iwan Jakob Jan Jana Janina Jannik Jasmin Jens
    Jessica Joachim Jochen Johann Johanna Johannes Jonas Jonathan Josef Josefine Joseph Josephine Jost
    Judith Julia Julian Juliane Julius Justus Jutta Jörg Jörn Jürgen Karin Karina Karl Karla Karola
    Karoline Karsten Katarina Kathrin Katharina Katja Katrin Kaspar Kerstin Kevin Kilian Klara Klaudia
    Klaus Klemens Knut Konrad Konstantin Konstanze Korbinian Kornelia Kristian Kristin Kristina Kuno
    Kunigunde Kurt Käthe Lara Lars Laura Laurin Lea Leah Lena Leni Leo Leon Leonard Leonhard Leonie
    Leonore Leopold Liesbeth Liesel Lieselotte Lina Linda Linus Lisa Lisbeth Lore Lorenz Lotte Lothar
    Louis Louisa Luca Lucia Ludger Ludmilla Ludwig Luis Luisa Luise Lukas Lutz Lydia Magda Magdalena Maike
    Maja Malte Manfred Manuel Manuela Marc Marcel Marco Marcus Mareike Margarete Margarethe Margit Margot
    Margret Maria Marianne Marie Marina Marion Marius Mark Marko Markus Marlene Marlies Marta Martha
    Martin Martina Mathias Mathilde Matthias Max Maximilian Maren Mechthild Meike Melanie Mia Michael
    Michaela Mirjam Miriam Mona Monika Moritz Moses Nadine Nadja Natalie Natascha Nele Nicolas Nicole
    Niklas Niko Nikolaus Nils Nina Noah Norbert Nora Odilo Olaf Oliver Olga Oskar Oswald Otmar Ottilie
    Otto Ottokar Pascal Patricia Patrick Paul Paula Pauline Peter Petra Philipp Pia Pius Quirin Rainer
    Ralf Ralph Ramona Raphael Rebecca Regina Regine Reinhard Reinhold Renate Rene René Richard Ricarda
    Rita Robert Robin Roland Rolf Roman Romy Ronald Ronja Rosalie Rosemarie Rosi Roswitha Rudi Rudolf
    Rupert Ruth Rüdiger Sabine Sabrina Samuel Sandra Sara Sarah Sascha Saskia Sebastian Selina Sepp
    Sibylle Sieglinde Siegbert Siegfried Siegmund Sigmund Sigrid Silke Silvia Simon Simone Sissi Sofia
    Sofie Sonja Sophia Sophie Stefan Stefanie Steffen Steffi Stephan Stephanie Susanne Susi Svenja Sven
    Sylvia Tabea Tamara Tanja Tatjana Thea Theodor Theo Theresa Therese Theresia Thilo Thomas Thorsten
    Till Tilmann Tim Timo Tina Tobias Tom Toni Torben Torsten Traudel Traute Udo Ulf Uli Ulla Ulrich
    Ulrike Urs Ursel Ursula Urte Ute Uta Uwe Valentin Valeria Vanessa Vera Verena Veronika Viktor Viktoria
    Vincent Viola Volker Volkmar Vroni Waldemar Walburga Waltraud Walter Walther Wanda Wendelin Wenzel
    Werner Wiebke Wilfried Wilhelm Wilhelmine Willi Willy Wilma Winfried Wolf Wolfgang Wolfram Xaver
    Yvonne Zita Zoe
    """
)

# Names that the spelling dictionary treats like nouns, with compounds and all, and the noun list lacks.
PLACES = listed(
    """
    Aceh Ahrbrück Alzette Aviv Äquatoria Äquatorialafrika Altkötzschenbroda Bayeux Bayonne Belutschistan
    Biafra Birkenau Birmingham Biscaya Biskaya Blumenriviera Bogota Bristol Buckingham Buenos Cadiz
    Camargue Charakene Cluny Colmar Coventry Cruz Curacao Dakota Delhi Dersim Elten Ennepe Falklandsund
    Formosa Francisco Friedrichsbrück Garching Giresun Großschönau Guayana Haag Haifa Hakkari Harlem
    Hindustan Hiroschima Hochspeyer Ifriqiya Janeiro Kent Königgrätz Kunduz Lateran Lille Litowsk Lugano
    Machnow Malatya Mendoza Mittelhaardt Mombasa Moçambique Negev Neukarthago Niederbarnim Niederlößnitz
    Niederwartha Nordcarolina Nordosttansania Oberau Oberelde Obergiesing Oberhavel Oberlößnitz
    Obermenzing Oberreitnau Oberreute Obersulm Oberzell Okazaki Ordu Ostpakistan Panay Plymouth Polesje
    Polessje Portsmouth Quebec Québec Reichenau Rico Rize Salisbury Samarkand Sambesi Schilda Schneeeifel
    Selangor Sichuan Sinai Sivas Sommerau Soweto Stachus Stanford Suez Südmali Südontario Südsachalin
    Südthule Toscana Trafalgar Unterau Unterhaardt Unterhavel Untermenzing Unterreitnau Untersauer
    Unterspree Unterwallis Urdonau Urft Verdun Villeneuve Welschtirol Westerschelde Westsumatra York
    Yucatan Yunnan Zentraltansania
    """
)
PROPER = listed(
    """
    Athlon Auerswalder Avicenna Bernoulli Campari Capella Centronics Cholesky Eratosthenes Fedora Firefox
    Forsa Friedrichsruher Gorki Hansa Haskell Heaviside Kiowa Leibnizstr Maedi Markov Moby Modula Morgana
    Mozilla Nasrallah Niederbarnimer Niederhemer Oberhemer Opteron Powerpoint Prado Reaumur Riecrous
    Ruhrorter Röhrsdorfer Sabbatamida Saint San Santa Sao Solaris Sri Steinhuder Thunderbird
    Untermaubacher Weingartener Wikileaks Wittgensdorfer Zuse
    """
)
