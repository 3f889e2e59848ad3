import { canonicalEmail, isSameMailbox } from './canonical-email'

describe('canonicalEmail', () => {
  test.each([
    ['jo@example.com', 'jo@example.com'],
    ['jo+shop@example.com', 'jo@example.com'],
    ['jo+a+b@example.com', 'jo@example.com'],
    ['j.o@example.com', 'j.o@example.com'],
    ['j.o.e@gmail.com', 'joe@gmail.com'],
    ['j.o.e+x@googlemail.com', 'joe@gmail.com'],
    ['+tag@example.com', '+tag@example.com'],
    ['+tag@gmail.com', '+tag@gmail.com'],
    ['jo@mail.gmail.com', 'jo@mail.gmail.com'],
  ])('normalizes %s to %s', (email, canonical) => expect(canonicalEmail(email)).toBe(canonical))

  test('is idempotent', () => {
    for (const email of ['j.o+x@gmail.com', '+a@gmail.com', 'jo+x@example.com', '..@gmail.com']) {
      expect(canonicalEmail(canonicalEmail(email))).toBe(canonicalEmail(email))
    }
  })

  test('distinguishes different mailboxes', () =>
    expect(isSameMailbox('jo@example.com', 'joe@example.com')).toBe(false))
})
