import type { IconName } from '@shop/shared-ui'

/** Something that waits for staff. */
export interface Waiting {
  label: string
  icon: IconName
  /** The operation that lists it, and with what input. */
  operation: string
  input: object
  /** The screen with all of it. */
  path: string
}

/** Up to this many lines are counted; beyond that the number says "at least". */
export const COUNTED = 100

/** What is looked at every day, the most urgent first. */
export const waitingLists: Waiting[] = [
  {
    label: 'Orders to pack',
    icon: 'box',
    operation: 'orders.list',
    input: { status: 'confirmed' },
    path: '/operations/orders?status=confirmed',
  },
  {
    label: 'Orders to ship',
    icon: 'truck',
    operation: 'orders.list',
    input: { status: 'processing' },
    path: '/operations/orders?status=processing',
  },
  {
    label: 'Orders on hold',
    icon: 'pause',
    operation: 'orders.list',
    input: { status: 'on_hold' },
    path: '/operations/orders?status=on_hold',
  },
  {
    label: 'Applications',
    icon: 'user',
    operation: 'applications.list',
    input: { status: 'pending' },
    path: '/operations/companies',
  },
  {
    label: 'Quotes to answer',
    icon: 'edit',
    operation: 'equipment.list',
    input: { status: 'received' },
    path: '/operations/quotes?status=received',
  },
  {
    label: 'Counter-offers',
    icon: 'edit',
    operation: 'equipment.list',
    input: { status: 'countered' },
    path: '/operations/quotes?status=countered',
  },
  {
    label: 'Approved quotes',
    icon: 'check',
    operation: 'equipment.list',
    input: { status: 'approved' },
    path: '/operations/quotes?status=approved',
  },
  {
    label: 'New messages',
    icon: 'mail',
    operation: 'messages.list',
    input: { status: 'new' },
    path: '/operations/inbox?status=new',
  },
  {
    label: 'New reports',
    icon: 'barcode',
    operation: 'reports.list',
    input: { status: 'new' },
    path: '/operations/inbox/reports?status=new',
  },
  {
    label: 'Reviews',
    icon: 'star',
    operation: 'ratings.list',
    input: { status: 'pending' },
    path: '/operations/inbox/reviews',
  },
  {
    label: 'Low stock',
    icon: 'alert',
    operation: 'stock.list',
    input: { below: 5 },
    path: '/operations/stock?below=5',
  },
  { label: 'Failed mails', icon: 'mail', operation: 'mails.stuck', input: {}, path: '/operations/inbox/mails' },
]
