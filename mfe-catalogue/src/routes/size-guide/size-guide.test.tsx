import type { SizeChart } from '@shop/shared-api'
import { screen } from '@testing-library/react'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { showScreen } from '../../testing/show-screen'
import * as sizeGuide from './size-guide.route'
import { sizeGuideLoader } from './size-guide-loader'

const chart: SizeChart = {
  id: 3,
  category_id: 1,
  title: 'Boxing gloves',
  unit: 'in',
  columns: ['Size', 'Hand'],
  rows: [['10 oz', '7']],
  how_to_measure: ['Around the knuckles.'],
}

describe('size guide page', () => {
  test('shows every chart with a list of links to them', async () => {
    const api = createFakeApi({ 'GET /get-size-chart': () => ({ data: [chart] }) })
    const { container } = await showScreen({ screen: sizeGuide, path: '/size-guide', url: '/size-guide', api })
    expect(screen.getByRole('link', { name: 'Boxing gloves' })).toHaveAttribute('href', '#chart-3')
    expect(container.querySelector('#chart-3')).toHaveTextContent('Around the knuckles.')
  })

  test('rethrows an API failure instead of showing an empty guide', async () => {
    const api = createFakeApi({
      'GET /get-size-chart': () => errorResponse(503),
    })
    const args = { request: new Request('http://shop.test/size-guide'), params: {}, context: { api } }
    await expect(sizeGuideLoader(args as never)).rejects.toMatchObject({ status: 503 })
  })
})
