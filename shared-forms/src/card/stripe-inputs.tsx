import { tokens } from '@shop/shared-ui'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Stripe, StripeElement } from './stripe-script'

const StripeInputFrame = styled.div<{ $wrong: boolean }>`
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

/** One Stripe Element in an iframe of Stripe's origin: this page can't read what is typed there. */
export function StripeInput({ elements, kind, label, error, onReady, onProblem }: StripeInputProps) {
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  const [callbacks] = useState(() => ({ onReady, onProblem }))
  useEffect(() => {
    const box = container.current
    if (!box) return
    const { color, fontFamily } = getComputedStyle(box)
    const element = elements.create(kind, { style: { base: { color, fontFamily, fontSize: '16px' } } })
    element.on('change', (change) => callbacks.onProblem(change.error?.message))
    element.mount(box)
    callbacks.onReady(element)
    return () => element.destroy()
  }, [elements, kind, callbacks])
  return (
    <StripeInputFrame $wrong={error !== undefined} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div ref={container} />
      <p aria-live="polite" hidden={!error}>
        {error}
      </p>
    </StripeInputFrame>
  )
}
