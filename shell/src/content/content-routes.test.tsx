import { mockResponses, errorResponse } from '@shop/shared-api/testing/fake-api'
import { act, screen, within } from '@testing-library/react'
import { useRouteError, type RouteObject } from 'react-router-dom'
import { showInFrame } from '../layout/testing/show-in-frame'
import { contentRoutes } from './content-routes'
import { openContent } from './testing/open-content'

const returns = {
  slug: 'returns',
  title: 'Returns',
  summary: 'Sixty days to change your mind.',
  updated_at: '2024-03-02T00:00:00.000Z',
  sections: [
    { heading: 'What can come back', paragraphs: ['Anything unworn.'], items: [] },
    { heading: 'How to send it', paragraphs: ['In its box.'], items: ['Label', 'Box'] },
    { heading: 'What it costs', paragraphs: ['Nothing.'], items: [] },
  ],
}

function FailedWith() {
  return <p>Failed with {(useRouteError() as { status: number }).status}</p>
}

const routes: RouteObject[] = [{ ErrorBoundary: FailedWith, children: contentRoutes }]

describe('contentRoutes', () => {
  test.each(['returns', 'shipping', 'about-us', 'privacy-policy', 'term-conditions'])(
    'loads the text of /%s',
    async (slug) => {
      const calls = mockResponses({
        'GET /get-pages': ({ query }) => ({ data: { ...returns, slug, title: `Page ${query.get('title')}` } }),
      })
      await openContent(`/${slug}`)
      expect(screen.getByRole('heading', { level: 1, name: `Page ${slug}` })).toBeInTheDocument()
      expect(calls).toHaveLength(1)
    },
  )

  test('shows an information page with links to its sections', async () => {
    mockResponses({ 'GET /get-pages': () => ({ data: returns }) })
    await openContent('/returns')
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    const link = contents.getByRole('link', { name: 'How to send it' })
    expect(link).toHaveAttribute('href', '#how-to-send-it')
    expect(document.getElementById('how-to-send-it')).toHaveTextContent('How to send it')
    expect(screen.getByText('In its box.')).toBeInTheDocument()
    expect(screen.getByText('March 2, 2024')).toBeInTheDocument()
  })

  test('redirects a fixed page below /pages to its own address', async () => {
    mockResponses({ 'GET /get-pages': () => ({ data: returns }) })
    const { router } = await openContent('/pages/returns')
    expect(router.state.location.pathname).toBe('/returns')
  })

  test('responds not-found for a page that staff have removed', async () => {
    mockResponses({ 'GET /get-pages': () => errorResponse(404, 'not_found', 'No such page.') })
    const { router } = showInFrame({ routes })
    await act(() => router.navigate('/returns'))
    expect(await screen.findByText('Failed with 404')).toBeInTheDocument()
  })
})
