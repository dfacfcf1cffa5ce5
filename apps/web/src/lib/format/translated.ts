/** The type of a translation: the same sentences with the same placeholders as the French texts. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...placeholders: infer Placeholders) => string
    ? (...placeholders: Placeholders) => string
    : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };
