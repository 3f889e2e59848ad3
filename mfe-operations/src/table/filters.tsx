import { Button, SelectField, TextField, tokens } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

/** A filter of a list; its value is in the URL under its name. */
export interface Filter {
  name: string
  label: string
  kind: 'text' | 'date' | 'select'
  /** The first one means no filter. */
  options?: readonly { value: string; label: string }[]
}

const TYPING_PAUSE_MS = 350

const FilterBar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 45%), 1fr));
  gap: ${tokens.space[3]};
  align-items: end;
  margin-block-end: ${tokens.space[4]};
`

/** The filters of a list, stored in the URL so that a filtered list can be shared and reopened. */
export function Filters({ filters }: { filters: readonly Filter[] }) {
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const isFiltered = filters.some(({ name }) => search.has(name))
  return (
    <FilterBar role="search" aria-label="Filters">
      {filters.map(({ name, label, kind, options = [] }) => {
        const value = search.get(name) ?? ''
        if (kind === 'text')
          return <TypedFilter key={name} label={label} value={value} onChange={(text) => set(name, text)} />
        if (kind === 'date')
          return (
            <TextField
              key={name}
              required
              type="date"
              label={label}
              value={value}
              onChange={({ target }) => set(name, target.value)}
            />
          )
        return (
          <SelectField
            key={name}
            required
            label={label}
            value={value}
            onChange={({ target }) => set(name, target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        )
      })}
      {isFiltered && (
        <Button variant="quiet" onClick={() => setSearch({}, { replace: true })}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  )
}

interface TypedFilterProps {
  label: string
  value: string
  onChange(text: string): void
}

/** Follows what is typed after a short pause. */
function TypedFilter({ label, value, onChange }: TypedFilterProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function with the same text changes nothing
  }, [typed, value])
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
