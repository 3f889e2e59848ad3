import { Skeleton } from '@shop/shared-ui'

/** Placeholders for `count` cards of about their size. */
export function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <Skeleton $ratio={1} />
      <Skeleton $height="5.5rem" />
    </li>
  ))
}
