import { tokens } from '@shop/shared-ui'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Stripe, StripeElement } from './stripe-script'

const Frame = styled.div<{ $wrong: boolean }>`
  display: grid;
  gap: ${tokens.space[1]};

  > span {
    font-size: ${tokens.size.small};
    font-weight: 600;
  }

  > div {
    min-block-size: 48px;
    padding: 0.875rem ${tokens.space[3]};
    border: ${({ $wrong }) => ($wrong ? `2px solid ${tokens.color.error}` : `1px solid ${tokens.color.border}`)};
    border-radius: ${tokens.radius};
    background: ${tokens.color.surface};
  }

  > p {
    color: ${tokens.color.error};
    font-size: ${tokens.size.small};
    font-weight: 500;
  }
`

export type StripeInputKind = 'cardNumber' | 'cardExpiry' | 'cardCvc'

interface StripeInputProps {
  elements: ReturnType<Stripe['elements']>
  kind: StripeInputKind
  label: string
  error: string | undefined
  onReady(element: StripeElement): void
  onProblem(message: string | undefined): void
}

/** One input of Stripe's own, in a frame of Stripe's origin: what is typed there can't be read by this page. */
export function StripeInput({ elements, kind, label, error, onReady, onProblem }: StripeInputProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [tell] = useState(() => ({ onReady, onProblem }))
  useEffect(() => {
    const box = place.current
    if (!box) return
    const { color, fontFamily } = getComputedStyle(box)
    const element = elements.create(kind, { style: { base: { color, fontFamily, fontSize: '16px' } } })
    element.on('change', (change) => tell.onProblem(change.error?.message))
    element.mount(box)
    tell.onReady(element)
    return () => element.destroy()
  }, [elements, kind, tell])
  return (
    <Frame $wrong={error !== undefined} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div ref={place} />
      <p aria-live="polite" hidden={!error}>
        {error}
      </p>
    </Frame>
  )
}
