import { withoutCommandHints } from './without-command-hints'

describe('withoutCommandHints', () => {
  test.each([
    ['Order A1 is on hold. Run "orders resume A1" to continue.', 'Order A1 is on hold.'],
    [
      'Order A1 is shipped and cannot be cancelled. Use "orders return" for returned goods.',
      'Order A1 is shipped and cannot be cancelled.',
    ],
    ['Added parcel 3 to order A1. Run "parcels move 3 shipped" when it leaves.', 'Added parcel 3 to order A1.'],
    ['Parcel 3 is shipped.', 'Parcel 3 is shipped.'],
  ])('reads "%s" as "%s"', (message, expected) => expect(withoutCommandHints(message)).toBe(expected))
})
