import type { orderForm } from '@shop/shared-api/contract'
import type { z } from 'zod'
import type { OrderAddress } from '../../database/schema'

type OrderForm = z.output<typeof orderForm>

/** Where an order is delivered. */
export const deliveryOf = (form: OrderForm): OrderAddress => ({
  first_name: form.first_name,
  last_name: form.last_name,
  phone: form.phone,
  address: form.address,
  address_2: form.address_2 || null,
  city: form.city,
  state: form.state,
  zip: form.zip,
})

/** Where its invoice goes; the schema requires these fields when it differs. */
export const billingOf = (form: OrderForm): OrderAddress => ({
  first_name: form.billing_first_name!,
  last_name: form.billing_last_name!,
  phone: form.phone,
  address: form.billing_address!,
  address_2: form.billing_address_2 || null,
  city: form.billing_city!,
  state: form.billing_state!,
  zip: form.billing_zip!,
})
