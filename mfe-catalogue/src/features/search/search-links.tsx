import { links as catalogueLinks } from '@shop/catalogue-contract'
import { Button, Cluster, Stack, Text, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const SearchLinkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  a {
    display: grid;
    place-items: center;
    min-block-size: ${tokens.target};
    padding-inline: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius};
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
`

/** SearchLinks' props. */
export interface SearchLinksProps {
  title: string
  words: readonly string[]
  /** Called when a word's link is pressed. */
  onPress: (word: string) => void
  /** Shows a button that clears the list. */
  onClear?: () => void
}

/** Searches as links to their results; nothing without any. */
export function SearchLinks({ title, words, onPress, onClear }: SearchLinksProps) {
  if (words.length === 0) return null
  return (
    <Stack $gap={2}>
      <Cluster $justify="space-between">
        <Text size="small" tone="inkMuted">
          {title}
        </Text>
        {onClear && (
          <Button variant="quiet" aria-label={`Clear ${title.toLowerCase()}`} onClick={onClear}>
            Clear
          </Button>
        )}
      </Cluster>
      <SearchLinkList className="words">
        {words.map((word) => (
          <li key={word}>
            <Link to={catalogueLinks.search(word)} onClick={() => onPress(word)}>
              {word}
            </Link>
          </li>
        ))}
      </SearchLinkList>
    </Stack>
  )
}
