glosaSearch("h19-91210559d21ccb02","1eLo6SM wEiEO 4DosXkBRxWkw6DnB3BCDDkvdAdE8B");
