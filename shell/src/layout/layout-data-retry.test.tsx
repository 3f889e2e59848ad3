import { mockResponses } from '@shop/shared-api/testing/fake-api'
import { screen } from '@testing-library/react'
import { Banner } from './banner/banner'
import { frameLoader } from './frame-loader'
import { LayoutDataRetry } from './layout-data-retry'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { sampleMenu } from './testing/sample-frame'
import { showInFrame } from './testing/show-in-frame'

const frame = (
  <LayoutDataRetry>
    <Banner />
  </LayoutDataRetry>
)
const broken = { settings: null, menu: null }

describe('LayoutDataRetry', () => {
  test('fetches settings in the browser that the server could not load', async () => {
    mockResponses({
      'GET /general-setting': () => ({ data: sampleSettings }),
      'GET /menu': () => ({ data: sampleMenu }),
    })
    showInFrame({ frame, data: broken })
    expect(await screen.findByRole('link', { name: sampleSettings.sale_title })).toBeInTheDocument()
  })

  test('a frame that can’t have its settings stops waiting and shows the shop’s name', async () => {
    mockResponses({})
    showInFrame({ frame, data: broken })
    expect(await screen.findByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/')
  })

  test('fetches nothing when the data is complete', () => {
    const calls = mockResponses({})
    showInFrame({ frame })
    expect(calls).toEqual([])
  })

  test('isolates the failure of one call', async () => {
    mockResponses({ 'GET /menu': () => ({ data: sampleMenu }) })
    expect(await frameLoader({ context: undefined })).toEqual({ settings: null, menu: sampleMenu, slabs: null })
  })
})
