import { Heading, Icon, Stack, Text, VisuallyHidden } from '@shop/shared-ui'

export default { title: 'Text' }

export const Headings = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Heading of level {level}
        </Heading>
      ))}
    </Stack>
  ),
}

export const Texts = {
  render: () => (
    <Stack>
      {(['lead', 'body', 'small'] as const).map((size) => (
        <Text key={size} size={size}>
          Text in size {size}
        </Text>
      ))}
      {(['inkMuted', 'success', 'warning', 'error', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Text in tone {tone}
        </Text>
      ))}
    </Stack>
  ),
}

export const HiddenText = {
  render: () => (
    <Text>
      <Icon name="truck" /> <VisuallyHidden>Only screen readers read this.</VisuallyHidden>
    </Text>
  ),
}
