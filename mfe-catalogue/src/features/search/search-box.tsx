import { browserApi, type Api } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Button, Stack, Text, tokens, VisuallyHidden } from '@shop/shared-ui'
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { findPages } from './site-pages'
import { SuggestionList } from './suggestion-list'
import { groupSuggestions } from './suggestion-options'
import { usePopularProducts } from './use-popular-products'
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
  /** The query at first; a later one replaces what was typed. */
  initial?: string
  /** Whether typing has begun elsewhere, so that the next characters belong after `initial`. */
  isTyping?: boolean
  /** Called with the typed query. */
  onSearch: (query: string) => void
  /** Called when a suggestion was chosen by keyboard. */
  onOpen: (to: string) => void
  /** Called when a suggestion's link was pressed, which opens by itself. */
  onLeave: () => void
  /** Rendered between the field and the suggestions, so the suggestions never shift it. */
  children?: ReactNode
  api?: Api
}

/**
 * The search field with live suggestions (APG combobox with a listbox): arrow keys select, Enter opens the selection
 * or searches.
 */
export function SearchBox(props: SearchBoxProps) {
  const { inputRef, initial = '', isTyping = false, onSearch, onOpen, onLeave, children, api } = props
  const id = useId()
  const [typed, setTyped] = useState(initial)
  const [lastInitial, setLastInitial] = useState(initial)
  if (initial !== lastInitial) {
    setLastInitial(initial)
    setTyped(initial)
  }
  const [active, setActive] = useState<number | null>(null)
  const suggestions = useSuggestions(typed, api)
  const pages = usePages(typed, api)
  const popular = usePopularProducts(api)
  const found = suggestions ? groupSuggestions(suggestions, pages) : []
  const groups = found.length > 0 ? found : popular
  const options = groups.flatMap((group) => group.options)
  const chosen = active === null ? undefined : options[active]

  function move(press: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[press.key]
    if (step === undefined || options.length === 0) return
    press.preventDefault()
    // One more position than options: the field itself, with nothing selected.
    const positionCount = options.length + 1
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
          if (chosen) onOpen(chosen.to)
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
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${active}`}
          placeholder="Gloves, gi, belt…"
          autoComplete="off"
          autoCapitalize="off"
          maxLength={100}
          value={typed}
          onFocus={({ target }) => target.setSelectionRange(isTyping ? typed.length : 0, typed.length)}
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
      {suggestions?.total === 0 && <Text tone="inkMuted">No results for “{suggestions.query}”.</Text>}
      <SuggestionList id={id} groups={groups} chosen={active} onLeave={onLeave} />
    </Stack>
  )
}

/** The pages that match what was typed; the merchant's own are known once something was. */
function usePages(typed: string, api: Api = browserApi) {
  const { data } = useQuery(api, typed.trim() !== '' && ['GET /get-page-list'])
  return findPages(typed, data?.data)
}

function formatCount(total: number): string {
  return total === 1 ? '1 product found' : `${total} products found`
}
