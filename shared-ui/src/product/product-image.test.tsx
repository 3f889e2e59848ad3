import { fireEvent, render, screen } from '@testing-library/react'
import { ProductImage } from './product-image'

const src = '/api/media/products/glove.classic.black-red'

describe('ProductImage', () => {
  test('offers AVIF and WebP in all widths, in a box of known size', () => {
    const { container } = render(<ProductImage src={src} alt="Ring gloves, black and red" sizes="25vw" ratio={1.6} />)
    const image = screen.getByRole('img', { name: 'Ring gloves, black and red' })
    expect(image).toHaveAttribute('width', '640')
    expect(image).toHaveAttribute('height', '400')
    expect(image).toHaveAttribute('loading', 'lazy')
    const sources = [...container.querySelectorAll('source')]
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
    expect(sources[0]?.srcset).toBe(
      [160, 320, 480, 640, 960, 1280].map((width) => `${src}/${width}.avif ${width}w`).join(', '),
    )
    expect(sources.every((source) => source.sizes === '25vw')).toBe(true)
  })

  test('gives the first image priority', () => {
    render(<ProductImage src={src} alt="Gloves" loading="eager" fetchPriority="high" />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  })

  test('replaces a failed image by a placeholder with the same label', () => {
    const { container } = render(<ProductImage src={src} alt="Ring gloves" />)
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('picture')).toBeNull()
    expect(screen.getByRole('img', { name: 'Ring gloves' })).toContainHTML('<svg')
  })

  test('shows the placeholder for an image that failed before hydration', () => {
    const broken = { complete: true, naturalWidth: 0, currentSrc: `${src}/640.webp` }
    const spies = Object.entries(broken).map(([property, value]) =>
      jest.spyOn(HTMLImageElement.prototype, property as 'complete', 'get').mockReturnValue(value as never),
    )
    const { container } = render(<ProductImage src={src} alt="Ring gloves" />)
    expect(container.querySelector('picture')).toBeNull()
    for (const spy of spies) spy.mockRestore()
  })

  test('retries when the image changes', () => {
    const { rerender } = render(<ProductImage src={src} alt="Black" />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<ProductImage src="/api/media/products/glove.classic.white" alt="White" />)
    expect(screen.getByRole('img', { name: 'White' })).toHaveAttribute('src', expect.stringContaining('white'))
  })

  test('hides the placeholder of a decorative image', () => {
    const { container } = render(<ProductImage src={src} alt="" />)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.querySelector('svg')).toBeInTheDocument()
  })

  test('renders an empty box while the address is unknown', () => {
    const { container } = render(<ProductImage src="" alt="Ring gloves" />)
    expect(container.querySelector('img, source')).toBeNull()
    expect(screen.getByRole('img', { name: 'Ring gloves' })).toContainHTML('<svg')
  })
})
