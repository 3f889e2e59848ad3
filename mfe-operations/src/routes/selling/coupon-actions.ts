import type { Action } from '../../action/action-dialog'
import type { ActionField } from '../../action/action-field'

/** A coupon as `coupons.list` has it; its days are in UTC. */
export interface Coupon {
  id: number
  code: string
  percent: number
  min_subtotal: string
  /** Uses so far and at most, such as `3/∞`. */
  uses: string
  email: string
  starts: string
  ends: string
}

const percent: ActionField = { name: 'percent', label: 'Percent off', kind: 'number', required: true }
const minSubtotal: ActionField = { name: 'min_subtotal', label: 'Minimum subtotal', kind: 'amount', hint: 'In dollars' }
const maxUses: ActionField = { name: 'max_uses', label: 'Uses at most', kind: 'number', hint: 'Empty for no limit' }
const starts: ActionField = { name: 'starts', label: 'First day', kind: 'date', hint: 'In UTC; empty for now' }
const expires: ActionField = { name: 'expires', label: 'Last day', kind: 'date', hint: 'In UTC; empty for no end' }

/** Adds a coupon. */
export const createCoupon: Action = {
  label: 'Create coupon',
  title: 'Create a coupon',
  explanation: 'Retail customers enter its code in the cart. Each may use it once.',
  operation: 'coupons.create',
  fields: [
    { name: 'code', label: 'Code', hint: 'Letters, digits and dashes', required: true, maxLength: 40 },
    percent,
    minSubtotal,
    maxUses,
    { name: 'email', label: 'Only for this email', maxLength: 254 },
    starts,
    expires,
  ],
}

/** Changes a coupon. */
export const changeCoupon = (coupon: Coupon): Action => ({
  label: 'Save',
  title: `Change ${coupon.code}`,
  explanation: 'Orders that are placed already retain their discount.',
  operation: 'coupons.change',
  input: { code: coupon.code },
  onlyChanges: true,
  initial: {
    percent: String(coupon.percent),
    min_subtotal: coupon.min_subtotal,
    max_uses: limitOf(coupon),
    starts: coupon.starts,
    expires: coupon.ends.slice(0, 10),
  },
  fields: [
    percent,
    { ...minSubtotal, required: true },
    { ...maxUses, empty: null },
    { ...starts, hint: 'In UTC', required: true },
    { ...expires, empty: null },
  ],
})

/** Ends a coupon. */
export const endCoupon = ({ code }: Coupon): Action => ({
  label: 'End coupon',
  title: `End ${code} now?`,
  explanation: 'No cart gets its discount from now on. Placed orders retain theirs.',
  operation: 'coupons.end',
  input: { code },
})

const limitOf = ({ uses }: Coupon) => uses.split('/')[1]?.replace('∞', '') ?? ''

/** Whether a coupon is over, by its last minute in UTC. */
export const isOver = ({ ends }: Coupon, now: Date): boolean =>
  ends !== '' && ends <= now.toISOString().slice(0, 16).replace('T', ' ')
