import { useState } from 'react'
import type { ChangeEvent, FocusEvent } from 'react'

interface QuantityInputOptions {
  value: number
  onChange: (quantity: number) => void
  /** 1 by default; with 0, an empty field counts as 0. */
  min?: number
  max: number
}

/**
 * State of an integer input from `min` to `max`. Valid text applies at once, and more than `max` becomes `max`.
 * Other text is refused with an error and restores the quantity from before the typing; no character is stripped.
 */
export function useQuantityInput({ value, onChange, min = 1, max }: QuantityInputOptions) {
  const [text, setText] = useState<string>()
  const [problem, setProblem] = useState<'refused' | 'limited'>()
  const [previous, setPrevious] = useState(value)

  function choose(wanted: number, typed?: string) {
    const quantity = Math.max(min, Math.min(wanted, max))
    setText(typed)
    if (typed === undefined) setPrevious(quantity)
    setProblem(wanted > max ? 'limited' : undefined)
    if (quantity !== value) onChange(quantity)
  }

  function type(typed: string) {
    const wanted = parseQuantity(typed)
    if (wanted >= min) return choose(wanted, wanted > max ? undefined : typed)
    setText(typed)
    setProblem(typed.trim() ? 'refused' : undefined)
    if (previous !== value) onChange(previous)
  }

  return {
    /** Sets a quantity, clamped to the limits. */
    choose: (wanted: number) => choose(wanted),
    /** More than `max` was requested last. */
    isLimited: problem === 'limited',
    error: problem === 'refused' ? `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}.` : undefined,
    inputProps: {
      inputMode: 'numeric',
      autoComplete: 'off',
      value: text ?? value,
      onChange: (change: ChangeEvent<HTMLInputElement>) => type(change.target.value),
      onFocus({ target }: FocusEvent<HTMLInputElement>) {
        setPrevious(value)
        setProblem(undefined)
        target.select()
      },
      onBlur: () => setText(undefined),
    },
  } as const
}

/** The number that a text of digits means, with or without spaces around it: 0 for no digits, NaN for other text. */
export function parseQuantity(text: string): number {
  return /^\d*$/.test(text.trim()) ? Number(text) : NaN
}
