import { Heading, Skeleton } from '@shop/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { onDemand } from '../../on-demand'
import { SectionFrame } from '../../section-frame'

const placeholder = <Skeleton $height="6rem" />

const LazyQuestions = onDemand<{ productId: number }>(
  () => import(/* webpackChunkName: "questions" */ './question-list').then(({ QuestionList }) => QuestionList),
  placeholder,
)

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
    <SectionFrame ref={section} id="questions" aria-labelledby="questions-title">
      <Heading level={2} id="questions-title">
        Questions and answers
      </Heading>
      {isNear ? <LazyQuestions productId={productId} /> : placeholder}
    </SectionFrame>
  )
}
