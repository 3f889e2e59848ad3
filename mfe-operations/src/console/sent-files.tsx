import { TextLink, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  padding: 0;
  list-style: none;

  img {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: 12rem;
    object-fit: contain;
    background: ${tokens.color.surface};
  }

  li:has(iframe) {
    flex: 1 1 100%;
  }

  iframe {
    display: block;
    inline-size: 100%;
    block-size: 32rem;
    border: ${tokens.rule.thin} solid ${tokens.color.hairline};
  }
`

interface SentFilesProps {
  /** What each of them is, such as `Paper`. */
  label: string
  /** Addresses of the files. */
  files: readonly string[]
}

/** Files that a visitor sent: pictures and PDFs in place, each with a link to it, everything else as a link. */
export function SentFiles({ label, files }: SentFilesProps) {
  if (files.length === 0) return null
  return (
    <List>
      {files.map((file, index) => (
        <li key={file}>
          <SentFile file={file} name={files.length > 1 ? `${label} ${index + 1} of ${files.length}` : label} />
        </li>
      ))}
    </List>
  )
}

function SentFile({ file, name }: { file: string; name: string }) {
  if (/\.(webp|jpg|png)$/.test(file))
    return (
      <a href={file} target="_blank" rel="noreferrer">
        <img src={file} alt={name} loading="lazy" />
      </a>
    )
  return (
    <>
      {file.endsWith('.pdf') && <iframe src={file} title={name} loading="lazy" />}
      <TextLink to={file} reloadDocument target="_blank">
        {`Open ${name.toLowerCase()}`}
      </TextLink>
    </>
  )
}
