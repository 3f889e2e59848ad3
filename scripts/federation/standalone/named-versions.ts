import { bus } from '@shop/shared-events'

// Imported before the part, because its modules may publish events when they load.
bus.nameVersions(() => 'dev')
