import { createMemoryRouter } from 'react-router-dom'
import { endFirstPage } from './end-first-page'

const { dataset } = document.documentElement

test('a page is the first of its visit until the visitor goes on, not when its data is loaded anew', async () => {
  dataset['first'] = ''
  const router = createMemoryRouter([{ path: '/', loader: () => 1 }, { path: '/shop' }], {
    hydrationData: { loaderData: { '0': 1 } },
  })
  endFirstPage(router)
  await router.revalidate()
  expect(dataset).toHaveProperty('first')
  await router.navigate('/shop')
  expect(dataset).not.toHaveProperty('first')
})
