glosaSearch("w6-c495aa700b2db9db",["yyyy z zed zensical zenuml zero zh zig zip zsh ß 상태 태 スト テス ト 今年 岁 年 態管 状態 理 管理","BCCEBLDBFCBBBBBBBBBBBBB",[["h33-30347d7072fe6d10",23]]]);
