import { Stack, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { suggestedSearches } from '../../suggested-searches'

const SuggestedSearchesList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  button {
    min-block-size: ${tokens.target};
    padding-inline: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius};
    background: transparent;
    cursor: pointer;
  }
`

/** Popular searches as links. */
export function SuggestedSearches({ onSearch }: { onSearch: (query: string) => void }) {
  return (
    <Stack $gap={2}>
      <Text size="small" tone="inkMuted">
        Popular searches
      </Text>
      <SuggestedSearchesList className="words">
        {suggestedSearches.map((word) => (
          <li key={word}>
            <button type="button" onClick={() => onSearch(word)}>
              {word}
            </button>
          </li>
        ))}
      </SuggestedSearchesList>
    </Stack>
  )
}
