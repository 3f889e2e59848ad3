/** A category of any level with what stands below it. */
export interface CategoryNode {
  slug: string
  title: string
  /** The paragraph at the head of its page. */
  text: string
  /** Drawing key of its tile. */
  drawing: string
  children?: readonly CategoryNode[]
}
