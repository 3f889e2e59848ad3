import { Cluster, Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { ActionButton } from '../../action/action-button'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { PictureButton } from '../../features/picture-button/picture-button'
import { useMay } from '../../session/session-context'

const Logo = styled.img`
  block-size: ${tokens.space[8]};
  max-inline-size: 100%;
  object-fit: contain;
`

interface LogoFormProps {
  /** Name or address of the logo's picture, or empty. */
  logo: string
  title: string
  onSaved(): void
}

/** The logo, which is uploaded as a photograph and then shown by the shop. */
export function LogoForm({ logo, title, onSaved }: LogoFormProps) {
  const may = useMay()
  const address = logo.startsWith('/') ? `${logo}/320.webp` : logo && `/api/media/art/${logo}/320.webp`
  return (
    <Panel aria-labelledby="logo">
      <Stack>
        <PanelTitle id="logo">Logo</PanelTitle>
        {address ? <Logo src={address} alt={`Logo of ${title}`} /> : <Text>The shop shows its name as text.</Text>}
        <Cluster>
          <PictureButton
            label="Upload a logo"
            title="Upload a logo"
            explanation="JPEG, PNG, WebP or AVIF; it is cropped to a square."
            upload="Upload a logo"
            name="logo.png"
            alt={title}
            shownBy={{ operation: 'settings.change', input: { values: { logo: 'logo.png' } } }}
            onDone={onSaved}
          />
          {logo && may('settings.change') && (
            <ActionButton
              action={{
                label: 'Remove the logo',
                title: 'Remove the logo',
                explanation: 'The shop shows its name as text instead.',
                operation: 'settings.change',
                input: { values: { logo: '' } },
              }}
              variant="quiet"
              onDone={onSaved}
            />
          )}
        </Cluster>
      </Stack>
    </Panel>
  )
}
