import type { StaffSession } from '../session/session-context'

/** The session of a person who may do everything. */
export const owner: StaffSession = {
  name: 'Robin Vale',
  email: 'robin@example.com',
  role: 'owner',
  operations: [
    'orders.list',
    'orders.show',
    'orders.move',
    'orders.hold',
    'orders.resume',
    'orders.cancel',
    'orders.return',
    'orders.refund',
    'parcels.add',
    'parcels.move',
    'applications.list',
    'applications.show',
    'applications.approve',
    'applications.decline',
    'ratings.list',
    'ratings.publish',
    'ratings.decline',
    'messages.list',
    'reports.list',
    'mails.stuck',
    'mails.retry',
    'stock.list',
    'stock.set',
    'audit.list',
  ],
}
