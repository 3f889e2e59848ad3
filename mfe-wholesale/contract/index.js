export const links = {
  apply: () => '/wholesaler/signup',
  login: () => '/wholesaler/login',
  equipment: () => '/wholesaler/equipment',
  status: () => '/wholesaler/status',
}
