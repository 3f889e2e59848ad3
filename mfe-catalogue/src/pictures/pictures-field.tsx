import { Icon, tokens, VisuallyHidden } from '@shop/shared-ui'
import { useEffect, useId, useMemo } from 'react'
import styled from 'styled-components'
import { FileInput } from './file-input'
import { picturesProblem, type PictureLimits } from './pictures-problem'

const PicturesFieldFrame = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  font-size: ${tokens.size.small};
  > label {
    font-weight: 600;
  }
`

const SelectedPictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  li {
    position: relative;
  }
  img {
    inline-size: 5.5rem;
    block-size: 5.5rem;
    object-fit: cover;
  }
  button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: ${tokens.target};
    block-size: ${tokens.target};
    border: 0;
    background: ${tokens.color.page};
    cursor: pointer;
  }
`

const PicturesError = styled.p`
  color: ${tokens.color.error};
  font-weight: 500;
`

/** PicturesField's props; the submitting form owns the files. */
export interface PicturesFieldProps {
  label: string
  limits: PictureLimits
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

/** Selects photos and shows them as removable thumbnails. */
export function PicturesField({ label, limits, files, onChange }: PicturesFieldProps) {
  const id = useId()
  const problem = picturesProblem(files, limits)
  const addresses = useObjectUrls(files)
  return (
    <PicturesFieldFrame>
      <label htmlFor={id}>{label} (optional)</label>
      <FileInput
        id={id}
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => {
          onChange([...files, ...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p id={`${id}-hint`}>
        Up to {limits.max} JPG, PNG or WebP photos, at most {limits.megabytes} MB each.
      </p>
      <div id={`${id}-problem`} aria-live="polite">
        {problem && <PicturesError>{problem}</PicturesError>}
      </div>
      {files.length > 0 && (
        <SelectedPictures className="chosen-pictures">
          {files.map((file, index) => (
            <li key={addresses[index]}>
              <img src={addresses[index]} alt={file.name} width={88} height={88} />
              <button type="button" onClick={() => onChange(files.filter((other) => other !== file))}>
                <Icon name="close" size={18} />
                <VisuallyHidden>Remove {file.name}</VisuallyHidden>
              </button>
            </li>
          ))}
        </SelectedPictures>
      )}
    </PicturesFieldFrame>
  )
}

/** Object URLs of the files, revoked when the files change. */
function useObjectUrls(files: readonly File[]): string[] {
  const addresses = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files])
  useEffect(() => () => addresses.forEach((address) => URL.revokeObjectURL(address)), [addresses])
  return addresses
}
