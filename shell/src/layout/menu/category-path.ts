/** The path of a category's product list, for any level. */
export function categoryPath({ slug }: { slug: string }): string {
  return `/product/list/${slug}`
}
