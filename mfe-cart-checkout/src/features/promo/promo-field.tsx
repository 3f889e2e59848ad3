import { Button, Form, TextField, toast, tokens } from '@shop/shared-ui'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useApi, useCartStore } from '../../cart/cart-context'
import type { CartLine } from '../../cart/cart-line'
import { toQuoteProducts } from '../../cart/quote-request'
import { savePromo, readStoredPromo } from '../../cart/stored-promo'

// Level with the input, under its label.
const PromoForm = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  align-items: start;

  button {
    min-block-size: 48px;
    margin-block-start: calc(${tokens.size.small} * 1.5 + ${tokens.space[1]});
  }
`

/** The promo code field, prefilled with the stored code; shows next to the field why a code is refused. */
export function PromoField({ lines }: { lines: readonly CartLine[] }) {
  const api = useApi()
  const { applyCoupon } = useCartStore()
  const [code, setCode] = useState(readStoredPromo)
  const [applying, setApplying] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function apply(submit: FormEvent) {
    submit.preventDefault()
    // Codes contain no spaces; copying adds them.
    const trimmedCode = code.replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, '')
    if (trimmedCode === '') return setRefusal('Enter your code first.')
    setApplying(true)
    setRefusal(undefined)
    try {
      const body = { code: trimmedCode, products: toQuoteProducts(lines) }
      const { coupon } = await api.request('POST /apply-coupen', { body, silent: true })
      savePromo(coupon.code)
      toast('Coupon applied', { type: 'success' })
      applyCoupon(coupon)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'Something went wrong')
      setApplying(false)
    }
  }

  return (
    <PromoForm onSubmit={apply} noValidate>
      <TextField
        required
        label="Promo code"
        value={code}
        error={refusal}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(change) => {
          setCode(change.target.value)
          setRefusal(undefined)
        }}
      />
      <Button type="submit" busy={applying}>
        {applying ? 'Applying' : 'Apply'}
      </Button>
    </PromoForm>
  )
}
