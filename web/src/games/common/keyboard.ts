/** The letters A to Z as each language types them. */
const LAYOUT: Record<string, readonly string[]> = {
  en: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
  fr: ['AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
  de: ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'],
}

export const rowsOf = (language: string): readonly string[] => LAYOUT[language] ?? LAYOUT['en'] ?? []
