import type { Faq } from '@shop/shared-api/contract'
import { Button, EmptyState, Text, TextField, TextLink, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { ContentPage } from '../content-page'
import { sectionIds } from '../information/section-ids'
import { ReadingColumns } from '../reading-columns'
import { TableOfContents } from '../table-of-contents'
import { FaqSection } from './faq-section'
import { searchFaqs } from './search-faqs'

const FaqSearch = styled.div`
  max-inline-size: ${tokens.measure.text};
  padding-block-end: ${tokens.space[6]};
`

/** Up to this many results are expanded. */
const few = 3

/** FAQs by category with a search field; the URL contains the search. */
export function FaqsPage() {
  const faqs = useLoaderData<Faq[]>()
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const groups = searchFaqs(faqs, typed)
  const ids = sectionIds(groups.map(({ category }) => category))
  const found = groups.reduce((sum, group) => sum + group.faqs.length, 0)
  const isSearch = typed.trim() !== ''

  function search(text: string) {
    setTyped(text)
    setParams(text.trim() ? { q: text.trim() } : {}, { replace: true, preventScrollReset: true })
  }

  return (
    <ContentPage
      title="Questions, answered"
      lead="Sizes, shipping, returns, wholesale, and how to look after your gear."
    >
      <FaqSearch role="search" data-screen-only>
        <TextField
          label="Search the answers"
          type="search"
          name="q"
          required
          value={typed}
          onChange={(event) => search(event.target.value)}
        />
        <Text size="small" tone="inkMuted" role="status">
          {isSearch && `${found} ${found === 1 ? 'answer' : 'answers'}`}
        </Text>
      </FaqSearch>
      <ReadingColumns>
        <TableOfContents entries={groups.map(({ category }, index) => ({ heading: category, id: ids[index] ?? '' }))} />
        <div>
          {groups.map((group, index) => (
            <FaqSection key={group.category} {...group} id={ids[index] ?? ''} isUnfolded={isSearch && found <= few} />
          ))}
          {found === 0 && (
            <EmptyState
              icon="search"
              title="No matching questions"
              action={<Button onClick={() => search('')}>Show all questions</Button>}
            >
              Try fewer words, or <TextLink to="/contact-us">contact us</TextLink>.
            </EmptyState>
          )}
        </div>
      </ReadingColumns>
    </ContentPage>
  )
}
