import { render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Button } from './button'
import { ButtonLink } from './button-link'
import { IconButton } from './icon-button'
import { TextLink } from './text-link'

describe('Button', () => {
  test('is pressed by mouse and by keyboard', async () => {
    const pressed = jest.fn()
    render(<Button onClick={pressed}>Add to cart</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    await userEvent.keyboard('{Enter}')
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  test('does not submit a form by default', async () => {
    const submitted = jest.fn((submit: FormEvent) => submit.preventDefault())
    render(
      <form onSubmit={submitted}>
        <Button>Look up</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Look up' }))
    expect(submitted).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  test('keeps its name and the focus while busy, and ignores presses', async () => {
    const pressed = jest.fn()
    const submitted = jest.fn((submit: FormEvent) => submit.preventDefault())
    render(
      <form onSubmit={submitted}>
        <Button type="submit" busy onClick={pressed}>
          Place order
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Place order', busy: true })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(button).toHaveFocus()
    expect(pressed).not.toHaveBeenCalled()
    expect(submitted).not.toHaveBeenCalled()
  })

  test('names an icon button by its label', () => {
    render(<IconButton icon="heart" label="Add to wishlist" />)
    expect(screen.getByRole('button', { name: 'Add to wishlist' })).toBeVisible()
  })

  test('renders ButtonLink and TextLink as links', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/shop">Shop all gear</ButtonLink>
        <TextLink to="/returns">Returns</TextLink>
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { name: 'Shop all gear' })).toHaveAttribute('href', '/shop')
    expect(screen.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/returns')
  })
})
