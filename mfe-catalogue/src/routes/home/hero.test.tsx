import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Hero } from './hero'
import { SLIDE_MS } from './use-rotation'

const slide = (id: number, title: string) => ({
  id,
  title,
  subtitle: 'Made to be used.',
  image: `/api/media/art/slide-${id}`,
  alt: '',
  url: '/shop',
})
const wait = (times = 1) => act(() => jest.advanceTimersByTime(SLIDE_MS * times + 10))
const shown = () => screen.getByRole('heading', { level: 2 }).textContent

function show(slides = [slide(1, 'Gloves'), slide(2, 'Gis'), slide(3, 'Belts')]) {
  const router = createMemoryRouter([{ path: '/', element: <Hero slides={slides} /> }])
  render(<RouterProvider router={router} />)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('Hero', () => {
  test('rotates automatically and starts over', () => {
    show()
    expect(shown()).toBe('Gloves')
    wait()
    expect(shown()).toBe('Gis')
    wait()
    wait()
    expect(shown()).toBe('Gloves')
  })

  test('pauses while the pointer or the focus is on it', () => {
    show()
    const hero = screen.getByRole('region', { name: 'Highlights' })
    fireEvent.pointerEnter(hero)
    wait(3)
    expect(shown()).toBe('Gloves')
    fireEvent.pointerLeave(hero)
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus())
    wait(3)
    expect(shown()).toBe('Gloves')
  })

  test('stays paused until restarted', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }))
    wait(3)
    expect(shown()).toBe('Gloves')
    fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }))
    wait()
    expect(shown()).toBe('Gis')
  })

  test('does not rotate with reduced motion', () => {
    const still = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
    jest.spyOn(window, 'matchMedia').mockReturnValue(still as unknown as MediaQueryList)
    show()
    wait(3)
    expect(shown()).toBe('Gloves')
    expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
  })

  test('goes back and forth by the buttons', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
    expect(shown()).toBe('Belts')
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
    expect(shown()).toBe('Gloves')
  })

  test('has no controls for a single slide', () => {
    show([slide(1, 'Gloves')])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
