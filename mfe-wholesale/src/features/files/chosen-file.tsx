import { Button, Icon, Text, tokens, VisuallyHidden } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { FilePreview } from './file-preview'
import { fileProblem, type FileLimits } from './files-problem'

const ChosenFileRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: center;
  padding-block: ${tokens.space[3]};
  border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};
  overflow-wrap: anywhere;
`

const FileError = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.error};
  font-size: ${tokens.size.small};
  font-weight: 600;

  svg {
    flex: none;
  }
`

const formatFileSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`

interface ChosenFileProps {
  file: File
  limits: FileLimits
  onRemove(): void
}

/** A selected file with its preview, its size or error, and a remove button. */
export function ChosenFile({ file, limits, onRemove }: ChosenFileProps) {
  const problem = fileProblem(file, limits)
  return (
    <ChosenFileRow>
      <FilePreview file={file} />
      <div>
        {file.name}
        <Text size="small" tone="inkMuted">
          {formatFileSize(file.size)}
        </Text>
        <span role="status">
          {problem && (
            <FileError>
              <Icon name="alert" size={18} />
              {problem}
            </FileError>
          )}
        </span>
      </div>
      <Button variant="quiet" onClick={onRemove}>
        Remove <VisuallyHidden>{file.name}</VisuallyHidden>
      </Button>
    </ChosenFileRow>
  )
}
