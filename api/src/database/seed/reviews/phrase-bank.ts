/** Sentences that reviewers of one kind of product say; each stands alone, so that any two of a list can follow one another. */
export interface PhraseBank {
  praise: readonly string[]
  /** Small regrets of people who are content. */
  quibbles: readonly string[]
  complaints: readonly string[]
}
