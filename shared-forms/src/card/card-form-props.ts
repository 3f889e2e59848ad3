import type { ReactNode } from 'react'
import type { CardToken } from './test-vault'

/** What each provider's form takes. */
export interface CardFormProps {
  /** The button's words. */
  submitLabel: string
  /** Takes the token; what it throws as ApiError is shown above the button, and the input stays. */
  onCard(card: CardToken): Promise<void> | void
  /** Fields that belong to the form, such as "save this card": they stand between the card and the button. */
  children?: ReactNode
}
