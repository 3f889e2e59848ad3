import type { Action } from '../../action/action-dialog'
import type { OrderAddress, OrderAnswer } from './order-answer'

/** Whether an order's address can still be changed: until it is packed. */
export const canChangeAddress = ({ status, fulfillment }: OrderAnswer['record']): boolean =>
  ['pending', 'confirmed', 'processing', 'on_hold'].includes(status) && fulfillment === 'unfulfilled'

/** Changes where an order goes; only what differs is sent. */
export const changeAddress = (number: string, [address]: readonly OrderAddress[]): Action => ({
  label: 'Edit address',
  title: 'Edit the shipping address',
  explanation: 'The customer is mailed. A state with another tax is refused, with the difference.',
  operation: 'orders.set-address',
  input: { number },
  initial: address && { ...address, address_2: address.address_2 ?? '' },
  onlyChanges: true,
  fields: [
    { name: 'first_name', label: 'First name', required: true, maxLength: 50 },
    { name: 'last_name', label: 'Last name', required: true, maxLength: 50 },
    { name: 'address', label: 'Street address', required: true, maxLength: 100 },
    { name: 'address_2', label: 'Apartment, suite', maxLength: 60, empty: '' },
    { name: 'city', label: 'City', required: true, maxLength: 60 },
    { name: 'state', label: 'State', hint: 'Two letters, such as PA', required: true, maxLength: 2 },
    { name: 'zip', label: 'ZIP code', required: true, maxLength: 10 },
    { name: 'phone', label: 'Phone', required: true, maxLength: 20 },
  ],
})
