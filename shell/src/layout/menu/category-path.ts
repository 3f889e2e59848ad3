/** Where a category of any level has its list of products. */
export function categoryPath({ slug }: { slug: string }): string {
  return `/product/list/${slug}`
}
