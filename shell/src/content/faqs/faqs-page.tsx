import type { Faq } from '@shop/shared-api/contract'
import { Button, EmptyState, Heading, Text, TextField, TextLink, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { ContentPage } from '../content-page'
import { FaqEntry } from './faq-entry'
import { searchFaqs } from './search-faqs'

const Search = styled.search`
  max-inline-size: ${tokens.measure.text};
  padding-block-end: ${tokens.space[5]};
`

const Group = styled.section`
  max-inline-size: 52rem;
  padding-block-end: ${tokens.space[7]};
  h2 {
    padding-block-end: ${tokens.space[3]};
    border-block-end: ${tokens.rule.strong} solid ${tokens.color.ink};
  }
`

/** So few answers that they are shown unfolded. */
const few = 3

/** Questions and answers by category, searched while typing; the address keeps the search. */
export function FaqsPage() {
  const faqs = useLoaderData<Faq[]>()
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const groups = searchFaqs(faqs, typed)
  const found = groups.reduce((sum, group) => sum + group.faqs.length, 0)

  function search(text: string) {
    setTyped(text)
    setParams(text.trim() ? { q: text.trim() } : {}, { replace: true, preventScrollReset: true })
  }

  return (
    <ContentPage
      title="Questions, answered"
      lead="Sizes, delivery, returns, wholesale, and how to look after your gear."
    >
      <Search>
        <TextField
          label="Search the answers"
          type="search"
          name="q"
          required
          value={typed}
          onChange={(event) => search(event.target.value)}
        />
        <Text size="small" tone="inkMuted" role="status">
          {typed.trim() && `${found} ${found === 1 ? 'answer' : 'answers'}`}
        </Text>
      </Search>
      {groups.map(({ category, faqs: inCategory }) => (
        <Group key={category} aria-label={category}>
          <Heading level={2}>{category}</Heading>
          {inCategory.map((faq) => (
            <FaqEntry key={faq.id} faq={faq} isUnfolded={typed.trim() !== '' && found <= few} />
          ))}
        </Group>
      ))}
      {found === 0 && (
        <EmptyState
          icon="search"
          title="No answer with these words"
          action={<Button onClick={() => search('')}>Show all questions</Button>}
        >
          Try fewer words, or <TextLink to="/contact-us">ask us yourself</TextLink>.
        </EmptyState>
      )}
    </ContentPage>
  )
}
