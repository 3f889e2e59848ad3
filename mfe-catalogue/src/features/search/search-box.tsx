import type { Api } from '@shop/shared-api'
import { Button, Stack, Text, tokens, VisuallyHidden } from '@shop/shared-ui'
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { SuggestionList } from './suggestion-list'
import { useSuggestions } from './use-suggestions'

const SearchForm = styled.form.attrs({ method: 'get' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  input {
    position: relative;
    min-block-size: 56px;
    padding-inline: ${tokens.space[4]};
    border: ${tokens.rule.strong} solid ${tokens.color.ink};
    border-inline-end: 0;
    border-radius: ${tokens.radius} 0 0 ${tokens.radius};
    background: ${tokens.color.surface};
    font-size: 1.125rem;
    &:focus-visible {
      z-index: 1;
    }
  }
  button {
    block-size: 100%;
  }
`

/** SearchBox's props. */
export interface SearchBoxProps {
  inputRef?: Ref<HTMLInputElement>
  /** Opens the results of this query. */
  onSearch: (query: string) => void
  /** Opens a product. */
  onProduct: (productId: number) => void
  /** Rendered between the field and the suggestions, so the suggestions never shift it. */
  children?: ReactNode
  api?: Api
}

/**
 * The search field with live suggestions (APG combobox with a listbox): arrow keys select, Enter opens the selection
 * or searches.
 */
export function SearchBox({ inputRef, onSearch, onProduct, children, api }: SearchBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<number | null>(null)
  const suggestions = useSuggestions(typed, api)
  const products = suggestions?.products ?? []
  const open = products.length > 0
  const chosen = active === null ? undefined : products[active]

  function move(press: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[press.key]
    if (step === undefined || !open) return
    press.preventDefault()
    // One more position than products: the field itself, with nothing selected.
    const positionCount = products.length + 1
    const next = ((active ?? -1) + 1 + step + positionCount) % positionCount
    setActive(next === 0 ? null : next - 1)
  }

  return (
    <Stack $gap={4}>
      <SearchForm
        role="search"
        action="/shop"
        onSubmit={(submit) => {
          submit.preventDefault()
          if (chosen) onProduct(chosen.id)
          else onSearch(typed.trim())
        }}
      >
        <input
          ref={inputRef}
          type="search"
          name="search"
          role="combobox"
          aria-label="Search the shop"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          placeholder="Gloves, gi, belt…"
          autoComplete="off"
          autoCapitalize="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(null)
          }}
          onKeyDown={move}
        />
        <Button type="submit" variant="action">
          Search
        </Button>
      </SearchForm>
      {children}
      <VisuallyHidden role="status">{suggestions && formatCount(suggestions.total)}</VisuallyHidden>
      <SuggestionList id={id} products={products} chosen={chosen} onProduct={onProduct} />
      {suggestions?.total === 0 && <Text tone="inkMuted">No results for “{suggestions.query}”.</Text>}
    </Stack>
  )
}

function formatCount(total: number): string {
  return total === 1 ? '1 product found' : `${total} products found`
}
