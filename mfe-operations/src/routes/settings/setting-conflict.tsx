import { Alert, Button, Cluster, Stack, Text } from '@shop/shared-ui'
import { settingLabel } from './setting-fields'

interface SettingConflictProps {
  name: string
  theirs: string
  mine: string
  onSettled(name: string, take: boolean): void
}

/** Both texts of a setting that someone else changed while it was edited here, to choose from. */
export function SettingConflict({ name, theirs, mine, onSettled }: SettingConflictProps) {
  const label = settingLabel(name)
  return (
    <Alert tone="warning" title={`${label} was changed by someone else`} announce="polite">
      <Stack $gap={2}>
        <Text>{`Theirs: ${theirs || '(empty)'}`}</Text>
        <Text>{`Yours: ${mine || '(empty)'}`}</Text>
        <Cluster>
          <Button onClick={() => onSettled(name, true)}>{`Take their ${label.toLowerCase()}`}</Button>
          <Button onClick={() => onSettled(name, false)}>{`Keep your ${label.toLowerCase()}`}</Button>
        </Cluster>
      </Stack>
    </Alert>
  )
}
