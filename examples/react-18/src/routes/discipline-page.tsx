import type { ScreenProps } from '@shop/federation/own-react'

/** The page of one discipline. */
export function DisciplinePage({ params }: ScreenProps) {
  return (
    <section>
      <h1>Sparring: {params.discipline}</h1>
      <a href="/sparring">All disciplines</a>
      <a href="/returns">Returns</a>
    </section>
  )
}
