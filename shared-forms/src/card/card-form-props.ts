import type { ReactNode } from 'react'
import type { CardToken } from './test-vault'

/** Props of each provider's form. */
export interface CardFormProps {
  /** The button's label. */
  submitLabel: string
  /** Receives the token. An ApiError that it throws is shown above the button, and the input is retained. */
  onCard(card: CardToken): Promise<void> | void
  /** Additional fields, such as "save this card", between the card and the button. */
  children?: ReactNode
}
