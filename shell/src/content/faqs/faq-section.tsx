import { Heading, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { FaqEntry } from './faq-entry'
import type { FaqGroup } from './search-faqs'

const FaqSectionLayout = styled.section`
  max-inline-size: 52rem;
  padding-block-end: ${tokens.space[7]};
  h2 {
    padding-block-end: ${tokens.space[3]};
    border-block-end: ${tokens.rule.strong} solid ${tokens.color.ink};
  }
`

interface FaqSectionProps extends FaqGroup {
  id: string
  isUnfolded: boolean
}

/** The questions of one category. */
export function FaqSection({ category, faqs, id, isUnfolded }: FaqSectionProps) {
  return (
    <FaqSectionLayout aria-labelledby={id}>
      <Heading level={2} id={id}>
        {category}
      </Heading>
      {faqs.map((faq) => (
        <FaqEntry key={faq.id} faq={faq} isUnfolded={isUnfolded} />
      ))}
    </FaqSectionLayout>
  )
}
