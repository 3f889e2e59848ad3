/** A category of any level with what stands below it. */
export interface CategoryNode {
  slug: string
  title: string
  /** The paragraph at the head of its page. */
  text: string
  /** Art key of its tile, or the drawing key of a product that stands for it. */
  image: string
  children?: readonly CategoryNode[]
}
