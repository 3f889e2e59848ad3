import type { Faq } from '@shop/shared-api/contract'
import { tokens } from '@shop/shared-ui'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'

const FaqDetails = styled.details`
  border-block-end: 1px solid ${tokens.color.hairline};
  scroll-margin-block-start: ${tokens.space[5]};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    min-block-size: 60px;
    padding-block: ${tokens.space[3]};
    font-weight: 600;
    font-size: ${tokens.size.lead};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '+' / '';
      flex: none;
      font: 700 1.75rem/1 ${tokens.font.display};
    }
  }
  &[open] > summary::after {
    content: '–' / '';
  }
`

const FaqAnswer = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
  max-inline-size: ${tokens.measure.text};
  padding-block-end: ${tokens.space[4]};
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.target};
    font-size: ${tokens.size.small};
    color: ${tokens.color.inkMuted};
  }
`

interface FaqEntryProps {
  faq: Faq
  /** Expanded automatically, as when a search has few results. */
  isUnfolded: boolean
}

/** A question with a collapsible answer; a URL with its id (`#faq-7`) expands it and scrolls it into view. */
export function FaqEntry({ faq, isUnfolded }: FaqEntryProps) {
  const { hash } = useLocation()
  const id = `faq-${faq.id}`
  const isWanted = hash === `#${id}`
  const fold = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (!isWanted || !fold.current) return
    fold.current.open = true
    fold.current.scrollIntoView()
  }, [isWanted])

  return (
    <FaqDetails id={id} ref={fold} open={isUnfolded}>
      <summary>{faq.question}</summary>
      <FaqAnswer>
        <p>{faq.answer}</p>
        <Link
          data-screen-only
          to={{ hash: id }}
          replace
          preventScrollReset
          aria-label={`Link to this answer: ${faq.question}`}
        >
          Link to this answer
        </Link>
      </FaqAnswer>
    </FaqDetails>
  )
}
