export const links = {
  apply: () => '/wholesaler/signup',
  login: () => '/wholesaler/login',
  equipment: () => '/wholesaler/equipment',
  desk: () => '/wholesaler/order',
  status: () => '/wholesaler/status',
}
