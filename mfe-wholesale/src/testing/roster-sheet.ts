/** The secret in a coach's shared link. */
export const rosterKey = 'k'.repeat(22)

/** The roster as a team member sees it. */
export const rosterSheet = {
  title: 'Spring camp',
  coach: 'Marcus Hale',
  product: { title: 'Rank belt', thumbnail: '/api/media/products/belt.rank.purple-black-white', category_id: 3 },
  color: 'White',
  sizes: ['A1', 'A2'],
  deadline: '2026-11-20T17:00:00Z',
  open: true,
}
