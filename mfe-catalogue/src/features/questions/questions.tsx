import { Heading, Skeleton, tokens } from '@shop/shared-ui'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { onDemand } from '../../on-demand'

const placeholder = <Skeleton $height="6rem" />

const LazyQuestions = onDemand<{ productId: number }>(
  () => import(/* webpackChunkName: "questions" */ './question-list').then(({ QuestionList }) => QuestionList),
  placeholder,
)

const QuestionsFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding-block-start: ${tokens.space[4]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
`

/** Questions about a product with the shop's answers; code and data load when the section comes near the screen. */
export function Questions({ productId }: { productId: number }) {
  const section = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(section.current!)
    return () => observer.disconnect()
  }, [])

  return (
    <QuestionsFrame ref={section} id="questions" aria-labelledby="questions-title">
      <Heading level={2} id="questions-title">
        Questions and answers
      </Heading>
      {isNear ? <LazyQuestions productId={productId} /> : placeholder}
    </QuestionsFrame>
  )
}
