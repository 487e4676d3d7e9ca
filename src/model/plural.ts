/** One text per plural form of a language; `#` stands for the number. Languages without forms need `other` only. */
export type PluralForms = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string };

/** Makes the function that words a count in one language: the right form, with the number written as there. */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  // Made when first needed: most runs of the engine word no count, and making them takes milliseconds.
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language);
    numbers ??= new Intl.NumberFormat(language);
    return (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
  };
}
